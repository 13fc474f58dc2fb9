// The host serves one 404.html for both languages: this loads the code of the URL's language. It imports nothing, because a
// module of the site contains one language.
const { en, hi } = document.documentElement.dataset;
const isHindi = /^\/hi(\/|$)/i.test(window.location.pathname);
const script = document.createElement('script');
script.type = 'module';
script.src = (isHindi ? hi : en) ?? '';
document.head.append(script);

export {};
