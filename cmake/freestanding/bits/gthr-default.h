#pragma once
#include <bits/gthr-single.h>
