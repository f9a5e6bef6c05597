import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { FileZone } from '../../ui/forms/field/file-zone'
import { ONE_FORM } from '../../ui/forms/intents'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'

const SEND = { method: 'post', encType: 'multipart/form-data' } as const

/** A place for Razorpay's settlement report, which is recorded as soon as it is chosen; without JavaScript by a button. */
export function SettlementReportFile() {
	const id = useId()
	const form = useRef<HTMLFormElement>(null)
	const submit = useSubmit()
	const busy = useNavigation().formData !== undefined
	function send(file: File | undefined) {
		if (!file || !form.current) return
		const body = new FormData(form.current)
		body.set('file', file)
		submit(body, SEND)
	}
	return (
		<Card as={Form} ref={form} {...SEND} pad={6} narrow>
			<input type="hidden" {...ONE_FORM.field('send')} />
			<Stack gap={3}>
				<FileZone
					id={id}
					label="Settlement report"
					icon={<IconTableImport size={28} stroke={1.6} aria-hidden />}
					says={busy ? 'Recording the report …' : 'Choose a file or drop it here'}
					hints={['CSV as Razorpay gives it, up to 900 KB. The same line twice is recorded once.']}
					name="file"
					accept=".csv,text/csv,text/plain"
					disabled={busy}
					onChoose={([file]) => send(file)}
				/>
				<noscript>
					<Button type="submit" variant="default">
						Record the report
					</Button>
				</noscript>
			</Stack>
		</Card>
	)
}
