// Pictures as expectations: what the panel shows must be test/pictures/NAME.png, exactly. If it is not, the
// new picture and the difference lie in build/pictures, and the test says so. UPDATE_PICTURES=1 rewrites the
// expected ones: look at each before committing it.
#pragma once

#include "simulator/panel.h"

namespace seaglass {

void expect_picture(const simulator::SimulatedPanel& panel, const char* name);

}  // namespace seaglass
