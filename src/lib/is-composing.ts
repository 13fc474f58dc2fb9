/** Whether an input method uses the key. WebKit sends the key that ends a composition after it, with the key code 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
