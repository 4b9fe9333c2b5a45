/**
 * A bundler's plugin that turns the function declarations of a bundle into constants.
 *
 * A declared function may be assigned anew, so where the compiler has taken one into another it asks at every call whether
 * it is still the same: up to eight times for one question whether two tiles link. A constant need not be asked about.
 * Measured side by side, the engine is five to ten per cent faster. The constants come first, so each function is there as
 * early as its declaration was.
 */
export function constantFunctions() {
  return {
    name: 'constant-functions',
    renderChunk(code) {
      return { code: withConstantFunctions(code, this.parse(code)), map: null };
    },
  };
}

/** The code of a module, parsed as `program`, with its functions as constants. */
export function withConstantFunctions(code, program) {
  const functions = program.body.filter(({ type }) => type === 'FunctionDeclaration');
  const constants = functions.map((node) => `const ${node.id.name} = ${code.slice(node.start, node.end)};\n`);
  let rest = '';
  let end = 0;
  for (const node of functions) {
    rest += code.slice(end, node.start);
    end = node.end;
  }
  return constants.join('') + rest + code.slice(end);
}
