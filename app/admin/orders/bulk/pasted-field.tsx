import { Textarea } from '@mantine/core'

interface PastedFieldProps {
	label: string
	description: string
	orders: readonly { id: string; buyer: string }[]
	/** As it was typed before. */
	typed: string | undefined
	error: string | undefined
}

/** A line for each chosen order, to be completed or pasted over. */
export function PastedField({ label, description, orders, typed, error }: PastedFieldProps) {
	return (
		<>
			{orders.map(({ id }) => (
				<input key={id} type="hidden" name="id" value={id} />
			))}
			<Textarea
				name="lines"
				label={label}
				description={description}
				error={error}
				errorProps={{ role: 'alert' }}
				defaultValue={typed ?? orders.map(({ id }) => `${id} `).join('\n')}
				autosize
				minRows={4}
				maxRows={20}
				size="md"
				spellCheck={false}
				autoComplete="off"
			/>
		</>
	)
}
