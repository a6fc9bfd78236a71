/** What Markdown would read as its own marks stays the text it is, on one line. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_#<>[\]|]/g, (mark) => `\\${mark}`).replaceAll('\n', ' ');
