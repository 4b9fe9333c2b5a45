# Puts the folder of this file on the user's PATH, or takes it away. The value is read and written as it stands: a part that
# is written as %NAME% stays so, and its length does not matter.
param([Parameter(Mandatory = $true)] [ValidateSet('add', 'remove')] [string] $What)
$ErrorActionPreference = 'Stop'
$key = [Microsoft.Win32.Registry]::CurrentUser.CreateSubKey('Environment')
$before = [string] $key.GetValue('Path', '', 'DoNotExpandEnvironmentNames')
$kind = if ($key.GetValueNames() -contains 'Path') { $key.GetValueKind('Path') } else { 'ExpandString' }
$folders = @($before -split ';' | Where-Object { $_ -ne '' -and $_ -ne $PSScriptRoot })
if ($What -eq 'add') { $folders += $PSScriptRoot }
$after = $folders -join ';'
if ($after -ne $before) { $key.SetValue('Path', $after, $kind) }
$key.Close()
