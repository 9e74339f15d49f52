// The link's parts, a file of tests for each.
#pragma once

#include <unity.h>

void test_cryptography();
void test_joining();
void test_keeping();
void test_noise();
void test_sealing();
void test_secrecy();
void test_hostility();
void test_exploring();
