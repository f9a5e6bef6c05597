import type { Order } from '../../../../domain/orders/schema'
import { Text } from '../../../ui/text/text'
import classes from './kit-contents.module.css'

/** What one of an ordered kit consists of, as it was taken for it. */
export function KitContents({ parts }: Pick<Order['items'][number], 'parts'>) {
	if (parts.length === 0) return null
	return (
		<Text as="ul" size="tiny" tone="muted" numeric className={classes.parts} aria-label="In each">
			{parts.map(({ productId, name, quantity }) => (
				<li key={productId}>
					{quantity} × {name}
				</li>
			))}
		</Text>
	)
}
