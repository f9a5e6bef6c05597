import { useState } from 'react'
import { useHydrated } from '../../../ui/hydrated'
import { Row } from '../../../ui/layout/row'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'

const COPIED_MS = 2000

/** A text to be typed elsewhere, with a button that copies it where a script runs. */
export function CopyText({ text, name }: { text: string; name: string }) {
	const [said, setSaid] = useState('')
	const hasScript = useHydrated()
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text)
			setSaid('Copied')
			setTimeout(() => setSaid(''), COPIED_MS)
		} catch {
			setSaid('Select it and copy it with your keyboard.')
		}
	}
	return (
		<Row as="span" wrap align="baseline" gap={2}>
			<span>{text}</span>
			{hasScript && (
				<ButtonLink
					as="button"
					type="button"
					variant="line"
					aria-label={`Copy ${name}`}
					onClick={copy}
				>
					Copy
				</ButtonLink>
			)}
			<Text as="span" size="tiny" color="muted" role="status">
				{said}
			</Text>
		</Row>
	)
}
