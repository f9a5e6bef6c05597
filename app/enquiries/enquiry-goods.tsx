import { Link } from 'react-router'
import type { Enquiry } from '../../domain/enquiries/schema'
import { useProductPath } from '../shell/portal/use-product-path'
import { Stack } from '../ui/layout/stack'
import { number } from '../ui/text/format'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'

/** The goods that an enquiry asks about, with their prices of when it was sent. */
export function EnquiryGoods({ goods }: { goods: NonNullable<Enquiry['goods']> }) {
	const pathOf = useProductPath()
	return (
		<Stack as="ul" gap={1} aria-label="Goods asked about">
			{goods.map(({ productId, name, quantity, price }) => (
				<li key={productId}>
					{number(quantity)} × <Link to={pathOf(productId)}>{name}</Link>{' '}
					<Text as="span" size="small" color="muted">
						<Price rupees={price} /> each
					</Text>
				</li>
			))}
		</Stack>
	)
}
