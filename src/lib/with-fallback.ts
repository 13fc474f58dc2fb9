/** The result of `use`, or the fallback if it throws: a browser capability may be missing or refused. */
export function withFallback<Value>(use: () => Value, fallback: Value): Value {
  try {
    return use();
  } catch {
    return fallback;
  }
}
