import { IconTool, IconTruckDelivery } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { Product } from '../../domain/catalogue/schema'
import { Coverage } from '../components/delivery/coverage'
import { useShell } from '../shell/use-shell'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import classes from './product-detail.module.css'

const daysOf = ({ from, to }: { from: number; to: number }) =>
	to === 1 ? '1 day' : `${from > 0 && from < to ? `${from}-` : ''}${to} days`

interface Props {
	product: Pick<Product, 'category' | 'stock'>
	/** Null where it is not known where the product is to go. */
	coverage: 'none' | ComponentProps<typeof Coverage>['of'] | null
}

/** How soon a product arrives, and whether it is installed. */
export function Promises({ product, coverage }: Props) {
	const days = useShell()?.shop.deliveryDays
	const isInstalled = product.category === 'Panels' || product.category === 'Kits'
	return (
		<Stack as="ul" gap={3} className={classes.promises}>
			{product.stock > 0 && days && (
				<Row as="li" gap={3}>
					<IconTruckDelivery size={22} stroke={1.6} aria-hidden />
					Delivered within {daysOf(days)}
				</Row>
			)}
			{isInstalled && coverage !== 'none' && (
				<Row as="li" gap={3}>
					<IconTool size={22} stroke={1.6} aria-hidden />
					{coverage ? (
						<span>
							<Coverage of={coverage} />
						</span>
					) : (
						'Installed by an installer near you, if you like'
					)}
				</Row>
			)}
		</Stack>
	)
}
