import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useHydrated } from '../../ui/hydrated'
import { Text } from '../../ui/text/text'

/** Prints the page; without a script it says how. */
export function PrintButton() {
	if (!useHydrated())
		return <Text size="small">To print it or save it as a PDF, use your browser’s menu.</Text>
	return (
		<Button
			size="md"
			leftSection={<IconPrinter size={20} aria-hidden />}
			onClick={() => window.print()}
		>
			Print or save as PDF
		</Button>
	)
}
