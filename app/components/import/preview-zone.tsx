import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { FileZone } from '../../ui/forms/field/file-zone'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { previewIntents } from './preview-intents'

export interface PreviewZoneProps {
	label: string
	accept: string
	hint: string
	/** The typed fields beside the file. */
	fields?: ReactNode
	/** Its columns, in a few words. */
	children: ReactNode
	/** Where the page itself sends the file: the one that is chosen, and whether it is being sent. */
	live?: { name: string | null; isBusy: boolean; onChoose: (file: File) => void }
}

const SEND = { method: 'post', encType: 'multipart/form-data' } as const

const CHOOSE = 'Choose a file or drop it here'

/** A place for a file that is sent to be looked at as soon as it is chosen. Without JavaScript there is a button. */
export function PreviewZone({ label, accept, hint, fields, children, live }: PreviewZoneProps) {
	const id = useId()
	const form = useRef<HTMLFormElement>(null)
	const submit = useSubmit()
	const isSent = useNavigation().state !== 'idle'
	function send(file: File | undefined) {
		if (!file || !form.current?.reportValidity()) return
		if (live) return live.onChoose(file)
		const body = new FormData(form.current)
		body.set('file', file)
		for (const [name, value] of Object.entries(previewIntents.entry('preview')))
			body.set(name, value)
		submit(body, SEND)
	}
	return (
		<Card as={Form} ref={form} {...SEND} pad={6} narrow>
			<Stack gap={3}>
				{fields}
				<FileZone
					id={id}
					label={label}
					icon={<IconTableImport size={28} stroke={1.6} aria-hidden />}
					says={live ? (live.name ?? CHOOSE) : isSent ? 'Reading the file …' : CHOOSE}
					hints={[hint]}
					name="file"
					accept={accept}
					disabled={live ? live.isBusy : isSent}
					onChoose={([file]) => send(file)}
				/>
				<noscript>
					<Row wrap>
						<Button type="submit" {...previewIntents.field('preview')} variant="default">
							Preview
						</Button>
						{live && (
							<Button type="submit" {...previewIntents.field('import')} color="marigold.5">
								Import
							</Button>
						)}
					</Row>
				</noscript>
				<Text size="small" color="muted" measure>
					{children}
				</Text>
			</Stack>
		</Card>
	)
}
