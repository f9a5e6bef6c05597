import { execFileSync } from 'node:child_process'

/** Whether the machine has a program; one that it has not is named loudly, and what needs it is not tried. */
export function hasProgram(program: string): boolean {
	try {
		execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
		return true
	} catch {
		console.error(`\nNO ${program.toUpperCase()} ON THIS MACHINE: what needs it is not tried.\n`)
		return false
	}
}
