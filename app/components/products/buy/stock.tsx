import look from '../../../ui/display/status.module.css'
import { classNames } from '../../../ui/polymorphic'
import classes from './stock.module.css'

const FEW = 5

/** What is in stock, in the specification's words, with a dot whose colour only repeats them. */
export function Stock({ stock, className }: { stock: number; className?: string | undefined }) {
	const tone = stock <= 0 ? 'bad' : stock <= FEW ? 'waiting' : 'good'
	return (
		<p className={classNames(look.status, classes.stock, className)} data-tone={tone}>
			{stock > 0 ? `In Stock: ${stock}` : 'Out of Stock'}
		</p>
	)
}
