import { period } from '../../../shared/format/dates'

/** A stretch of time on the store's clock: `Sat 21 November 2026, 09:30–11:30`. */
export const Period = ({ at, minutes }: { at: string; minutes: number }) => (
	<time dateTime={at}>{period({ at, minutes })}</time>
)
