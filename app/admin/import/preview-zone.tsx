import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { FileZone } from '../../ui/forms/field/file-zone'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { previewIntents } from './preview-intents'

interface PreviewZoneProps {
	label: string
	accept: string
	hint: string
	/** What is typed beside the file. */
	fields?: ReactNode
	/** What its columns are, in a few words. */
	children: ReactNode
}

const SEND = { method: 'post', encType: 'multipart/form-data' } as const

/** A place for a file that is sent to be looked at as soon as it is chosen. Without JavaScript there is a button. */
export function PreviewZone({ label, accept, hint, fields, children }: PreviewZoneProps) {
	const id = useId()
	const form = useRef<HTMLFormElement>(null)
	const submit = useSubmit()
	const busy = useNavigation().state !== 'idle'
	function send(file: File | undefined) {
		if (!file || !form.current?.reportValidity()) return
		const body = new FormData(form.current)
		body.set('file', file)
		submit(body, SEND)
	}
	return (
		<Card as={Form} ref={form} {...SEND} pad={6} narrow>
			<input type="hidden" {...previewIntents.field('preview')} />
			<Stack gap={3}>
				{fields}
				<FileZone
					id={id}
					label={label}
					icon={<IconTableImport size={28} stroke={1.6} aria-hidden />}
					says={busy ? 'Reading the file …' : 'Choose a file or drop it here'}
					hints={[hint]}
					name="file"
					accept={accept}
					disabled={busy}
					onChoose={([file]) => send(file)}
				/>
				<noscript>
					<Button type="submit" variant="default">
						Preview
					</Button>
				</noscript>
				<Text size="small" tone="muted" measure>
					{children}
				</Text>
			</Stack>
		</Card>
	)
}
