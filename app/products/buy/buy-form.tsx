import { saidOf } from '../../components/cart/cart-answer'
import { cartIntents } from '../../components/cart/cart-intents'
import { Row } from '../../ui/layout/row'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { BuyButton } from './buy-button'
import classes from './buy-form.module.css'
import { QuantityChoice } from './quantity-choice'
import type { Buying } from './use-buying'

/** How many, and into the cart; without JavaScript it leads to the cart, which says the same. */
export function BuyForm({ buying }: { buying: Buying }) {
	const { product, formId, Form, onSubmit, answer, justAdded, watched } = buying
	const flash = answer && saidOf(answer)
	return (
		<div>
			<Row
				id={formId}
				method="post"
				action="/cart"
				as={Form}
				onSubmit={onSubmit}
				wrap
				align="stretch"
				gap={3}
			>
				<input type="hidden" {...cartIntents.field('add')} />
				<input type="hidden" name="productId" value={product.id} />
				{product.stock > 0 && <QuantityChoice max={product.stock} />}
				<div ref={watched} className={classes.main}>
					<BuyButton buying={buying} size="lg" className={classes.button} />
				</div>
			</Row>
			<Text as="div" size="small" color="leaf" strong className={classes.flash} role="status">
				{justAdded && <p>Item added to cart successfully!</p>}
				{flash && <Text color="ink">{flash}</Text>}
			</Text>
		</div>
	)
}

/** On a phone, price and button at hand while the form itself is out of view. */
export function BuyBar({ buying }: { buying: Buying }) {
	if (buying.product.stock <= 0) return null
	return (
		<Row
			wrap
			justify="between"
			gap={3}
			className={classes.bar}
			data-shown={buying.isOut || undefined}
		>
			<Price rupees={buying.product.price} />
			<BuyButton buying={buying} size="md" />
		</Row>
	)
}
