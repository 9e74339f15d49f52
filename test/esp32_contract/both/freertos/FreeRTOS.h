#pragma once

typedef unsigned int UBaseType_t;
