import classes from './stock.module.css'

const FEW = 5

/** What is in stock, in the specification's words, with a dot whose colour only repeats them. */
export function Stock({ stock, className }: { stock: number; className?: string | undefined }) {
	const state = stock <= 0 ? 'out' : stock <= FEW ? 'few' : 'in'
	return (
		<p className={className ? `${classes.stock} ${className}` : classes.stock} data-state={state}>
			{stock > 0 ? `In Stock: ${stock}` : 'Out of Stock'}
		</p>
	)
}
