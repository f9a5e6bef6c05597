/** What somebody wrote whom the reader may not know, so that no mail program makes a link of it: `shop. example`. */
export const withoutLinks = (text: string): string =>
	text.replace(/:\/\//g, ': ').replace(/(?<=[\p{L}\d])\.(?=\p{L})/gu, '. ')
