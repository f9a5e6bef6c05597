import { formatRupees } from '../../../shared/format/money'
import classes from './price.module.css'

/** An amount in rupees, its sign lighter than its figure. */
export function Price({ rupees, className }: { rupees: number; className?: string | undefined }) {
	const text = formatRupees(rupees)
	return (
		<span className={className ? `${classes.price} ${className}` : classes.price}>
			<span className={classes.sign}>{text.slice(0, 1)}</span>
			{text.slice(1)}
		</span>
	)
}
