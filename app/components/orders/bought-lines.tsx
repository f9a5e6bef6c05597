import { Link } from 'react-router'
import { useProductPath } from '../../shell/portal/use-product-path'
import { Picture } from '../../ui/pictures/picture'
import { ButtonLink } from '../../ui/text/button-link'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { KitContents } from '../products/sheet/kit-contents'
import classes from './bought-lines.module.css'

export interface BoughtLine {
	productId: string
	name: string
	image: string | null
	price: number
	quantity: number
	lineTotal: number
	/** The parts of one of it, where it is a kit. */
	parts?: { productId: string; name: string; quantity: number }[]
}

/** Lines that are no longer changed here: at the checkout and in an order. */
export function BoughtLines({ items }: { items: BoughtLine[] }) {
	const pathOf = useProductPath()
	return (
		<ul>
			{items.map((item) => (
				<li key={item.productId} className={classes.line}>
					<Picture src={item.image} alt="" sizes="48px" className={classes.picture ?? ''} />
					<Text as="div" size="small">
						<ButtonLink as={Link} variant="name" to={pathOf(item.productId)}>
							{item.name}
						</ButtonLink>
						<Text size="tiny" color="muted" numeric>
							{item.quantity} × <Price rupees={item.price} light />
						</Text>
					</Text>
					<Text size="small">
						<Price rupees={item.lineTotal} />
					</Text>
					{item.parts && (
						<div className={classes.parts}>
							<KitContents parts={item.parts} />
						</div>
					)}
				</li>
			))}
		</ul>
	)
}
