/** Whether a text contains a host or mail domain reserved for examples and tests (RFC 2606). */
export const isExample = (text: string): boolean =>
  /((^|[/@.])example\.(com|org|net)|\.(test|invalid|localhost))(?!\.?[\w-])/.test(text);

/** Whether digits, with or without the country code, can be an Indian phone number: ten digits, none starting with 0. */
export const isDiallable = (digits: string): boolean =>
  /^[1-9]\d{9}$/.test(digits.replace(/^91(?=\d{10}$)/, ''));
