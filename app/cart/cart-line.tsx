import { IconAlertTriangle } from '@tabler/icons-react'
import type { SubmitEvent } from 'react'
import { Form, Link } from 'react-router'
import type { CartItem } from '../../domain/cart/schema'
import { type CartAnswer, saidOf } from '../components/cart/cart-answer'
import { cartIntents } from '../components/cart/cart-intents'
import { priceOf } from '../components/cart/pending-cart'
import { useWantedQuantity } from '../components/products/buy/wanted-quantity'
import { Banner } from '../ui/layout/banner'
import { Stack } from '../ui/layout/stack'
import { Picture } from '../ui/pictures/picture'
import { ButtonLink } from '../ui/text/button-link'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import classes from './cart-line.module.css'
import { Quantity } from './cart-quantity'

interface CartLineProps {
	item: CartItem
	/** The page's answer about this line where JavaScript is off. */
	answered: CartAnswer | undefined
	onRemove: (item: CartItem) => void
}

const remedyOf = ({ stock }: CartItem) =>
	stock === 0 ? 'Remove it to go on.' : `Lower the quantity to ${stock} or remove it.`

/** The line's problem, with its remedy, or the difference from the request. */
function LineResult({ item, answer }: { item: CartItem; answer: CartAnswer | undefined }) {
	const said = answer && saidOf(answer)
	return (
		<div className={classes.result} role="status">
			{(item.problem || said) && (
				<Banner
					variant={item.problem || answer?.problem ? 'problem' : 'notice'}
					icon={<IconAlertTriangle size={18} aria-hidden />}
				>
					{item.problem ? `${item.problem} ${remedyOf(item)}` : said}
					{item.stock === 0 && (
						<>
							{' '}
							<Link to={`/products/${item.productId}/alert`}>
								Tell me when it is back, or show what serves instead
							</Link>
						</>
					)}
				</Banner>
			)}
		</div>
	)
}

/** One line of the cart: product, quantity, price. */
export function CartLine({ item, answered, onRemove }: CartLineProps) {
	const { quantity, want, remove, removing, answer } = useWantedQuantity(item)
	const sendRemoval = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		remove()
		onRemove(item)
	}
	return (
		<Stack
			as="li"
			gap={0}
			className={classes.line}
			hidden={removing}
			data-problem={item.problem ? true : undefined}
		>
			<Picture src={item.image} alt="" sizes="80px" className={classes.picture ?? ''} />
			<div className={classes.parts}>
				<div className={classes.what}>
					<ButtonLink
						as={Link}
						variant="name"
						to={`/products/${item.productId}`}
						className={classes.name ?? ''}
					>
						{item.name}
					</ButtonLink>
					<Text size="small" color="muted" className={classes.each}>
						<Price rupees={item.price} light /> each
					</Text>
				</div>
				<Text size="body" className={classes.total}>
					<Price rupees={priceOf(item, quantity)} />
				</Text>
				<div className={classes.quantity}>
					<Quantity item={item} quantity={quantity} onWant={want} />
				</div>
				<Form method="post" action="/cart" className={classes.remove} onSubmit={sendRemoval}>
					<input type="hidden" {...cartIntents.field('remove')} />
					<input type="hidden" name="productId" value={item.productId} />
					<input type="hidden" name="keep" value="systems" />
					<ButtonLink type="submit" variant="quiet" aria-label={`Remove ${item.name}`}>
						Remove
					</ButtonLink>
				</Form>
			</div>
			<LineResult item={item} answer={answer ?? answered} />
		</Stack>
	)
}
