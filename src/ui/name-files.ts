/**
 * Names the files of the page's code, to be fetched ahead of their turn, and of its styles, which stand in the page already:
 * a disabled stylesheet is never fetched, it tells the bundler's loader that it is there.
 */
export function nameFiles(): void {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="later"]') ?? {};
  const links = content.split(' ').map((file) => {
    const link = document.createElement('link');
    const isCode = file.endsWith('.js');
    link.rel = isCode ? 'modulepreload' : 'stylesheet';
    link.crossOrigin = '';
    link.toggleAttribute('disabled', !isCode);
    link.href = `/assets/${file}`;
    return link;
  });
  document.head.append(...links);
}
