import type { Order } from '../../../domain/orders/schema'
import { Stack } from '../../ui/layout/stack'
import classes from './kit-contents.module.css'

/** What one of an ordered kit consists of, as it was taken for it. */
export function KitContents({ parts }: Pick<Order['items'][number], 'parts'>) {
	if (parts.length === 0) return null
	return (
		<Stack as="ul" gap={1} className={classes.parts} aria-label="In each">
			{parts.map(({ productId, name, quantity }) => (
				<li key={productId}>
					<span>{quantity} ×</span> {name}
				</li>
			))}
		</Stack>
	)
}
