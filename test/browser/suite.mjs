// Runs tests one after the other and prints as Unity does. Returns how many failed.
export async function runAll(tests) {
  let failures = 0;
  for (const test of tests) {
    try {
      await test();
      console.log(`${test.name}:PASS`);
    } catch (failure) {
      ++failures;
      console.log(`${test.name}:FAIL: ${failure.stack}`);
    }
  }
  console.log(`${tests.length} Tests ${failures} Failures 0 Ignored`);
  return failures;
}
