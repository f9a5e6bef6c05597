import { Link } from 'react-router'
import { KitContents } from '../products/sheet/kit-contents'
import { Picture } from '../ui/pictures/picture'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import classes from './bought-lines.module.css'

export interface BoughtLine {
	productId: string
	name: string
	image: string | null
	price: number
	quantity: number
	lineTotal: number
	/** What one of it consists of, where it is a kit. */
	parts?: { productId: string; name: string; quantity: number }[]
}

/** Lines that are no longer changed here: at the checkout and in an order. */
export function BoughtLines({ items }: { items: BoughtLine[] }) {
	return (
		<ul className={classes.lines}>
			{items.map((item) => (
				<li key={item.productId} className={classes.line}>
					<Picture src={item.image} alt="" sizes="48px" className={classes.picture ?? ''} />
					<Text as="div" size="small">
						<Link to={`/products/${item.productId}`} className={classes.name}>
							{item.name}
						</Link>
						<Text size="tiny" tone="muted" numeric className={classes.each}>
							{item.quantity} × <Price rupees={item.price} className={classes.unit} />
						</Text>
						{item.parts && <KitContents parts={item.parts} />}
					</Text>
					<Text size="small">
						<Price rupees={item.lineTotal} />
					</Text>
				</li>
			))}
		</ul>
	)
}
