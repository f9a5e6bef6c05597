import { useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { startTransition } from 'react'
import { ButtonLink } from '../ui/text/button-link'
import classes from './header/header.module.css'

const systemScheme = () =>
	matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : ('light' as const)

const NAME = 'Switch between light and dark'

interface SchemeSwitchProps {
	className?: string | undefined
	/** Whether its name is to be read, beside its icon. */
	inWords?: boolean
}

/** Light or dark; a return to the system's scheme deletes the choice. */
export function SchemeSwitch({ className, inWords = false }: SchemeSwitchProps) {
	const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
	const toggle = () => {
		const now = document.documentElement.getAttribute('data-mantine-color-scheme')
		const wanted = now === 'dark' ? 'light' : 'dark'
		// In a transition, so that parts not hydrated yet stay as they are.
		startTransition(() => setColorScheme(wanted === systemScheme() ? 'auto' : wanted))
	}
	return (
		<ButtonLink
			variant={inWords ? 'quiet' : 'icon'}
			className={className ?? ''}
			onClick={toggle}
			aria-label={inWords ? undefined : NAME}
		>
			<IconMoon className={classes.moon} size={20} aria-hidden />
			<IconSun className={classes.sun} size={20} aria-hidden />
			{inWords && NAME}
		</ButtonLink>
	)
}
