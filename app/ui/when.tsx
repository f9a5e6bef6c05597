const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
]

/** The store's zone; figures only, so that server and browser write the same text. */
const figures = new Intl.DateTimeFormat('en-GB', {
	timeZone: 'Asia/Kolkata',
	year: 'numeric',
	month: 'numeric',
	day: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
})

/** A moment on the store's clock: `21 November 2026`, with `, 16:32` where the time of day matters. */
export function When({ at, time = false }: { at: string; time?: boolean }) {
	const part = Object.fromEntries(
		figures.formatToParts(new Date(at)).map(({ type, value }) => [type, value]),
	)
	const day = `${part.day} ${MONTHS[Number(part.month) - 1]} ${part.year}`
	return <time dateTime={at}>{time ? `${day}, ${part.hour}:${part.minute}` : day}</time>
}
