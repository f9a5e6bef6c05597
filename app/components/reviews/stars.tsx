import { Hidden } from '../../ui/layout/hidden'
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
