// Runs the named benches one after the other, in one process, which reads the store's code once for all of them.
for (const bench of process.argv.slice(2)) {
	process.stdout.write(`\n# ${bench}\n`)
	await import(`./${bench}.ts`)
}

export {}
