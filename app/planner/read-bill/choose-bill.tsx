import { Button, Textarea } from '@mantine/core'
import { IconCamera, IconFileText } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { FileButton } from '../../ui/forms/field/file-button'
import { Card } from '../../ui/layout/card'
import hidden from '../../ui/layout/hidden.module.css'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import type { OnProgress, ReadBill } from './reader/read-file.client'

interface ChooseBillProps {
	busy: boolean
	onRead: (read: (onProgress: OnProgress) => Promise<ReadBill>) => void
}

const load = () => import('./reader/read-file.client')

/** A file, a photo, or text to paste. It needs a script. */
export function ChooseBill({ busy, onRead }: ChooseBillProps) {
	const choose = (files: FileList | null) => {
		const file = files?.[0]
		if (file) onRead(async (onProgress) => (await load()).readFile(file, onProgress))
	}
	function paste(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const text = String(new FormData(event.currentTarget).get('text'))
		onRead(async () => (await load()).readText(text))
	}
	return (
		<Card gap={5} pad={6} className={hidden.withoutScript}>
			<Row wrap gap={3}>
				<FileButton
					icon={<IconFileText size={20} stroke={1.8} aria-hidden />}
					accept="application/pdf,image/*"
					disabled={busy}
					onChoose={choose}
				>
					Choose a file
				</FileButton>
				<FileButton
					icon={<IconCamera size={20} stroke={1.8} aria-hidden />}
					accept="image/*"
					capture="environment"
					disabled={busy}
					onChoose={choose}
				>
					Take a photo
				</FileButton>
			</Row>
			<Text size="small" color="muted">
				A file is a PDF or a picture. For a photo, lay the bill flat, in daylight, and take the
				whole page from above. The first picture loads a reader of some 4 MB; a PDF from your
				company needs less and is read best.
			</Text>
			<Stack as="form" gap={3} align="start" onSubmit={paste}>
				<Textarea
					name="text"
					label="Or paste the text of the bill"
					description="Such as from a mail, or copied from the PDF."
					rows={5}
					size="md"
					w="100%"
				/>
				<Button type="submit" variant="default" size="md" disabled={busy}>
					Read the text
				</Button>
			</Stack>
		</Card>
	)
}
