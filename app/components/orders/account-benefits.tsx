import { IconReceiptRupee, IconShoppingCart, IconTools } from '@tabler/icons-react'
import { List } from '../../ui/display/list'
import { Row } from '../../ui/layout/row'

const REASONS = [
	{ Icon: IconShoppingCart, text: 'One cart on your phone and your computer.' },
	{ Icon: IconReceiptRupee, text: 'All your orders, and how far each of them is.' },
	{ Icon: IconTools, text: 'An installer who knows what you bought.' },
]

/** The advantages of an account. */
export function AccountBenefits() {
	return (
		<>
			<h2>What an account gives you</h2>
			<List variant="rows">
				{REASONS.map(({ Icon, text }) => (
					<Row as="li" key={text} icon="good">
						<Icon size={24} stroke={1.7} aria-hidden />
						{text}
					</Row>
				))}
			</List>
		</>
	)
}
