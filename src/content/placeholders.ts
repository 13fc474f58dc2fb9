/** Whether a text contains a host or mail domain reserved for examples and tests (RFC 2606). */
export const isExample = (text: string): boolean =>
  /((^|[/@.])example\.(com|org|net)|\.(test|invalid|localhost))(?!\.?[\w-])/.test(text);

/** Whether a number, with or without the country code, can be an Indian one: ten digits, the first of them not 0. */
export const isDiallable = (number: string): boolean =>
  /^[1-9]\d{9}$/.test(number.replace(/\D/g, '').replace(/^91(?=\d{10}$)/, ''));
