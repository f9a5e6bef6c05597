import { dateFormat } from '../../../format/english.ts'

const month = dateFormat({ month: 'long', timeZone: 'UTC' })
const MONTHS = Array.from({ length: 12 }, (_, at) => month(Date.UTC(2000, at)))

/** `31 March 2027`; every system of every plan says it. @param day `YYYY-MM-DD` */
export function dayInWords(day: string): string {
	const [year, month, date] = day.split('-').map(Number)
	return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
