import type { Order } from '../../../../domain/orders/schema'
import { Text } from '../../../ui/text/text'
import classes from './kit-contents.module.css'

/** The parts of one ordered kit, as they were taken from stock. */
export function KitContents({ parts }: Pick<Order['items'][number], 'parts'>) {
	if (parts.length === 0) return null
	return (
		<Text as="ul" size="tiny" color="muted" numeric className={classes.parts} aria-label="In each">
			{parts.map(({ productId, name, quantity }) => (
				<li key={productId}>
					{quantity} × {name}
				</li>
			))}
		</Text>
	)
}
