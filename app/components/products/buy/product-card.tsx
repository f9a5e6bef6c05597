import { Loader } from '@mantine/core'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import type { Product } from '../../../../domain/catalogue/schema'
import { ratingInWords } from '../../../../shared/products/rating-words'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/row'
import { Picture } from '../../../ui/pictures/picture'
import { ButtonLink } from '../../../ui/text/button-link'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { cartIntents } from '../../cart/cart-intents'
import { CompareChoice } from '../compare/compare-choice'
import { type ComparedKind, comparedAs } from '../compare/kinds'
import { useAddToCart } from './add-to-cart'
import { cardFigure } from './card-figure'
import classes from './product-card.module.css'
import { Stock } from './stock'

const SIZES = '(max-width: 600px) 46vw, (max-width: 1000px) 30vw, 276px'
const SMALL = '132px'

/** As much of a product as a card shows. */
export type CardProduct = Pick<Product, 'id' | 'name' | 'brand' | 'image' | 'price' | 'stock'> & {
	/** The kind it is compared as; missing where it cannot be compared. */
	compared?: ComparedKind
	/** The one that decides, in words; blank where none does. */
	figure: string
	/** The average of its reviews; missing where there are fewer than three. */
	rating?: string
}

/** Leaves out the fields of a product that a card does not show, so that a page of them stays light. */
export function cardOf(product: Product): CardProduct {
	const { id, name, brand, image, price, stock, rating } = product
	const compared = comparedAs(product)
	return {
		id,
		name,
		brand,
		image,
		price,
		stock,
		figure: cardFigure(product),
		...(compared && { compared }),
		...(rating && { rating: ratingInWords(rating) }),
	}
}

function QuickAdd({ product }: { product: CardProduct }) {
	const { Form, busy, onSubmit } = useAddToCart()
	return (
		<Form method="post" action="/cart" onSubmit={onSubmit} className={classes.add}>
			<input type="hidden" {...cartIntents.field('add')} />
			<input type="hidden" name="productId" value={product.id} />
			<ButtonLink
				type="submit"
				variant="icon"
				color="sun"
				aria-disabled={busy || undefined}
				onClick={(event) => busy && event.preventDefault()}
				aria-label={`Add ${product.name} to the cart`}
			>
				{busy ? (
					<Loader size={22} color="currentColor" aria-hidden />
				) : (
					<IconShoppingCartPlus size={22} aria-hidden />
				)}
			</ButtonLink>
		</Form>
	)
}

interface ProductCardProps {
	product: CardProduct
	eager?: boolean
	/** Why it is shown, in a sentence; the card is a small one then. */
	reason?: string
	/** Whether it can be chosen to be compared. */
	choice?: boolean
}

/** A product in a grid: its whole face is the link, with one button to put it in the cart at once. */
export function ProductCard({ product, eager = false, reason, choice }: ProductCardProps) {
	const { pathname } = useLocation()
	return (
		<Card
			as="article"
			pad={0}
			gap={0}
			className={classes.card}
			data-small={reason ? true : undefined}
		>
			<Picture
				src={product.image}
				alt=""
				sizes={reason ? SMALL : SIZES}
				eager={eager}
				className={classes.picture ?? ''}
			/>
			<div className={classes.text}>
				<Text size="tiny" color="muted" oneLine>
					{product.brand}
				</Text>
				<h3 className={classes.name}>
					<ButtonLink
						as={Link}
						variant="over"
						to={`/products/${product.id}`}
						state={{ from: pathname }}
						prefetch="intent"
					>
						{product.name}
					</ButtonLink>
				</h3>
				<Text size="tiny" color="muted">
					{product.figure}
				</Text>
				{reason && <Text size="small">{reason}</Text>}
				{product.rating && (
					<Text size="small" className={classes.rating}>
						{product.rating}
					</Text>
				)}
				<Row wrap justify="between" gap={1}>
					<Stock stock={product.stock} />
					{choice && product.compared && (
						<CompareChoice product={product} kind={product.compared} />
					)}
				</Row>
				<Row wrap justify="between" className={classes.foot}>
					<Price rupees={product.price} className={classes.price} />
					{product.stock > 0 ? (
						<QuickAdd product={product} />
					) : (
						<Link
							to={`/products/${product.id}/alert`}
							className={classes.add}
							aria-label={`Tell me when ${product.name} is back`}
						>
							Tell me
						</Link>
					)}
				</Row>
			</div>
		</Card>
	)
}
