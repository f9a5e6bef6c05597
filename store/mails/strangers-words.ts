/** The words of a person unknown to the reader, so that no mail program makes a link of them: `shop. example`. */
export const withoutLinks = (text: string): string =>
	text.replace(/:\/\//g, ': ').replace(/(?<=[\p{L}\d])\.(?=\p{L})/gu, '. ')
