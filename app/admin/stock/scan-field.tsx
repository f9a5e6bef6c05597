import { TextInput } from '@mantine/core'
import { useHydrated } from '../../ui/hydrated'
import classes from './stock.module.css'
import type { Scan } from './use-scan'

/** A code that a scanner or a person types: Enter leads to its stock, and Enter there comes back. */
export const ScanField = ({ scan }: { scan: Scan }) => (
	<div ref={scan.place} className={classes.scan} data-live={useHydrated() || undefined}>
		<TextInput
			label="Code"
			description="Scan or type an id: Enter goes to its stock and back. +25 adds to it."
			autoComplete="off"
			autoCapitalize="none"
			spellCheck={false}
			enterKeyHint="go"
			error={scan.missing}
			errorProps={{ role: 'alert' }}
			onKeyDown={(event) => {
				if (event.key !== 'Enter') return
				event.preventDefault()
				event.stopPropagation()
				scan.jump()
			}}
		/>
	</div>
)
