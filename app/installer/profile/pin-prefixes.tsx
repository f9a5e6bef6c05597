import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Pill } from '../../ui/display/status'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { isPrefix, placeNamed, prefixesIn } from './prefix-input'

const SHOWN = 60

/** The areas an installer serves, typed as a list; below it, where each of them is. */
export function PinPrefixes({ initial, error }: { initial: string; error: string | undefined }) {
	const [text, setText] = useState(initial)
	const prefixes = prefixesIn(text)
	const more = prefixes.length - SHOWN
	return (
		<Stack gap={3}>
			<TextInput
				name="pinPrefixes"
				label="PIN codes you serve"
				description="Their first two to six digits, separated by commas or spaces: 411 is all of Pune."
				placeholder="411, 412"
				inputMode="text"
				autoComplete="off"
				value={text}
				onInput={({ currentTarget }) => setText(currentTarget.value)}
				error={error}
				errorProps={{ role: 'alert' }}
			/>
			{prefixes.length > 0 && (
				<Row as="ul" wrap align="stretch" aria-label="Areas you serve">
					{prefixes.slice(0, SHOWN).map((prefix) => (
						<li key={prefix}>
							<Pill variant={isPrefix(prefix) ? 'info' : 'bad'}>
								<strong>{prefix}</strong>{' '}
								{isPrefix(prefix) ? (placeNamed(prefix) ?? 'Not a known area') : 'Not a PIN prefix'}
							</Pill>
						</li>
					))}
					{more > 0 && (
						<li>
							<Pill variant="info">and {more} more</Pill>
						</li>
					)}
				</Row>
			)}
		</Stack>
	)
}
