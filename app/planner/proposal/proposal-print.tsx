import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import hidden from '../../ui/layout/hidden.module.css'
import { Text } from '../../ui/text/text'

/** Prints the page; without a script it says how. */
export function PrintButton() {
	return (
		<>
			<Text size="small" className={hidden.withScript}>
				To print it or save it as a PDF, use your browser’s menu.
			</Text>
			<Button
				className={hidden.withoutScript}
				size="md"
				leftSection={<IconPrinter size={20} aria-hidden />}
				onClick={() => window.print()}
			>
				Print or save as PDF
			</Button>
		</>
	)
}
