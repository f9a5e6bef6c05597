import { LOW_STOCK } from '../../../domain/catalogue/limits'
import { Status } from '../../ui/display/status'

/** How many there are, with a dot where that is few or none. */
export function StockStatus({ stock }: { stock: number }) {
	if (stock > LOW_STOCK) return stock
	return (
		<Status variant={stock === 0 ? 'bad' : 'waiting'}>
			{stock === 0 ? 'None' : `Low: ${stock}`}
		</Status>
	)
}
