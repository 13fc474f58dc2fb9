/** Whether a text names a host or a mail domain that is kept for examples and reaches nobody (RFC 2606). */
export const isExample = (text: string): boolean =>
  /((^|[/@.])example\.(com|org|net)|\.(test|invalid|localhost))(?!\.?[\w-])/.test(text);

/** Whether an Indian number, digits with or without the country code, can be one that rings: none begins with 0. */
export const isDiallable = (digits: string): boolean =>
  /^[1-9]\d{9}$/.test(digits.replace(/^91(?=\d{10}$)/, ''));
