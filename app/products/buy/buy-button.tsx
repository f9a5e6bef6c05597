import { Button } from '@mantine/core'
import { IconCheck, IconShoppingCartPlus } from '@tabler/icons-react'
import { stockInWords } from '../../../shared/format/stock'
import { WorkingButton } from '../../ui/working-button'
import type { Buying } from './use-buying'

interface BuyButtonProps {
	buying: Buying
	size: 'md' | 'lg'
	className?: string | undefined
}

/** Sends the form of the product's page, and says for a while that it has. */
export function BuyButton({ buying, size, className = '' }: BuyButtonProps) {
	const { product, formId, busy, justAdded } = buying
	if (product.stock <= 0)
		return (
			<Button type="submit" form={formId} size={size} className={className} disabled>
				{stockInWords(product.stock)}
			</Button>
		)
	const Icon = justAdded ? IconCheck : IconShoppingCartPlus
	return (
		<WorkingButton
			type="submit"
			form={formId}
			size={size}
			color="marigold.5"
			className={className}
			working={busy && !justAdded}
			leftSection={<Icon size={20} aria-hidden />}
		>
			{justAdded ? 'Added to cart!' : 'Add to Cart'}
		</WorkingButton>
	)
}
