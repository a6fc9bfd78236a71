/** A number or a dash stays on the line of the word before it: "Nov 22 -" is not torn apart at the end of a line. */
export const keepTogether = (text: string): string => text.replaceAll(/ (?=\d|- )/g, '\u00A0');
