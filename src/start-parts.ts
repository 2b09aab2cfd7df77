/**
 * Runs the scripts of one part of the start, which `index.html` names and the browser has fetched ahead, each in a task
 * of its own: on a slow phone one long task would hold up the first touch. Without such names (the development server)
 * this does nothing; the `import()` that follows runs everything as well.
 */
export async function runPart(part: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[data-part="${part}"]`);
  for (const { href } of links) {
    // A script that does not come is for the `import()` that needs it to tell.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
