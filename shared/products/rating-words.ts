/** `4.3 of 5 (12)` */
export const ratingInWords = ({ stars, count }: { stars: number; count: number }): string =>
	`${stars} of 5 (${count})`
