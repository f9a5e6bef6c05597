import type { ReactNode } from 'react'
import { Card } from '../../../../ui/layout/card'
import { Text } from '../../../../ui/text/text'

interface JsonPartProps {
	title: string
	/** The field it is sent as, with what that holds. */
	name: string
	value: string
	/** Said where JavaScript is off. */
	without: string
	children: ReactNode
}

/** A part of a product's form that is edited by a script and sent as JSON. */
export const JsonPart = ({ title, name, value, without, children }: JsonPartProps) => (
	<Card as="fieldset" gap={4}>
		<legend>{title}</legend>
		<noscript>
			<Text size="small" tone="muted">
				{without}
			</Text>
		</noscript>
		<input type="hidden" name={name} value={value} />
		{children}
	</Card>
)
