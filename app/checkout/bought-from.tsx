import { Seller } from '../shell/footer/seller'
import { useShell } from '../shell/use-shell'
import { Heading } from '../ui/text/heading'
import { Text } from '../ui/text/text'

/** Whom the buyer makes a contract with, beside what they buy; nothing in a demo. */
export function BoughtFrom() {
	const lines = useShell()?.shop.seller ?? []
	if (lines.length === 0) return null
	return (
		<Text as="section" size="small" color="muted" aria-labelledby="seller">
			<Heading level={2} size="small" id="seller">
				You buy from
			</Heading>
			<Seller lines={lines} />
		</Text>
	)
}
