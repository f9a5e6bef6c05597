import { Hidden } from '../layout/hidden'
import classes from './stars.module.css'

const FIVE = [1, 2, 3, 4, 5]

/** The stars of a review: the drawn ones only repeat the words. */
export const Stars = ({ of }: { of: number }) => (
	<span className={classes.stars}>
		{FIVE.map((n) => (
			<i key={n} data-on={n <= of || undefined} />
		))}
		<Hidden>{of} of 5 stars</Hidden>
	</span>
)

/** The average of three reviews or more, and how many there are. */
export const RatingLine = ({ of: { stars, count } }: { of: { stars: number; count: number } }) => (
	<span className={classes.stars}>
		<i data-on />
		{stars}
		<Hidden> of 5 stars</Hidden> ({count})
	</span>
)
